import Foundation
import StrataAppHost

// The entry point of the app's `@main`, as `Package.swift` names it. The module is linked and not imported: in a
// release build the compiler fails if it sees both declarations, because of their calling conventions.
@_silgen_name("FoodShare_main")
private func start(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
) -> Int32

HostExtensions.arguments = []
HostExtensions.settings = ProjectPlan.settings
HostExtensions.prepare.append { try ProjectPlan.check(ProcessInfo.processInfo.environment) }
_ = start(CommandLine.argc, CommandLine.unsafeArgv)
