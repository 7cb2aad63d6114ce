#include "war_chest/game.hpp"

using Kernel = stolik::war_chest::Kernel;

#include "stolik/native.hpp"
