// The learned search inside a kernel (bots/puct.py, bots/policy.py, bots/rollout.py): the same tree, the same luck.
#pragma once

#include "stolik/play.hpp"

namespace stolik {

template <class Kernel> concept Searchable = requires { typename Kernel::Facts; };

} // namespace stolik
