import SimulatorKit
import SupabaseSimulator

SimulatorCommand.run(SupabaseCommand.make)
