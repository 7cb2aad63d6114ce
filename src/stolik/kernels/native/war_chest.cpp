#include "war_chest/game.hpp"

using Kernel = stolik::war_chest::Kernel;
namespace tables = stolik::war_chest::tables;

#include "stolik/native_search.hpp"
