#include "titan_race/game.hpp"

using Kernel = stolik::titan_race::Kernel;

#include "stolik/native.hpp"
