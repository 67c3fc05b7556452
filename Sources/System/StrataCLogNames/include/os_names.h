#pragma once

// The parts of `os` are names only: what they declare is in the Swift module.
