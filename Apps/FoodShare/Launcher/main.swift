import Foundation
import StrataAppHost

// Where the app's `@main` starts, as `Package.swift` names it. The app's module is linked and not imported: where a
// release build sees both declarations the compiler gives up over their calling conventions.
@_silgen_name("FoodShare_main")
private func start(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
) -> Int32

HostExtensions.arguments = []
HostExtensions.prepare.append { try ProjectPlan.check(ProcessInfo.processInfo.environment) }
_ = start(CommandLine.argc, CommandLine.unsafeArgv)
