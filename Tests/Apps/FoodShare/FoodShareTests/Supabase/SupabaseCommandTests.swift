import Foundation
import SimulatorKit
import Testing

@testable import SupabaseSimulator

/// Tests of the command line of `supabase-simulator`.
struct SupabaseCommandTests {
    @Test func `the command listens on port 8084 of this machine by default, without any migration`() throws {
        let (configuration, migrations, data) = try SupabaseCommand.configuration([])
        #expect((configuration.host, configuration.port, configuration.key) == ("127.0.0.1", 8084, "demo"))
        #expect(migrations == nil && data == nil && configuration.faults.isEmpty)
        #expect(try SupabaseCommand.configuration(["--data", "/srv/food"]).data?.path == "/srv/food")
    }

    @Test(arguments: [
        (["--migrations", "/dev"], "Flag --migrations is \"/dev\", but must be a folder of SQL files."),
        (["--migrations", "/dev/null"], "Flag --migrations is \"/dev/null\", but must be a folder of SQL files."),
        (["--colour", "red"], "Unknown flag --colour: flags are --host, --port, --key, --migrations, --data, --fault."),
        (["--migrations", "/nowhere"], "Flag --migrations is \"/nowhere\", but must be a folder of SQL files."),
        (["--fault", "rain"], "Flag --fault: body is 4 bytes, but it must be JSON."),
    ])
    func `invalid arguments are refused with one sentence`(arguments: [String], sentence: String) {
        #expect(throws: UsageError(sentence)) { try SupabaseCommand.configuration(arguments) }
    }

    @Test func `the option --fault configures delays and dropped connections of the simulator`() throws {
        let slow = #"{"path":"/rest/v1","fault":"delay","seconds":2}"#
        let (configuration, _, _) = try SupabaseCommand.configuration(["--fault", slow, "--fault", #"{"fault":"drop"}"#])
        #expect(configuration.faults == [Fault(.delay(.seconds(2)), at: "/rest/v1"), Fault(.drop)])
    }
}
