// Nothing to call: the target is there to be compiled. See requirements.c.
#pragma once
