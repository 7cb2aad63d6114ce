#include "titan_race/game.hpp"

using Kernel = stolik::titan_race::Kernel;
namespace tables = stolik::titan_race::tables;

#include "stolik/native_search.hpp"
