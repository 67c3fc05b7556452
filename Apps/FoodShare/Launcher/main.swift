import AppHost
import FoodShare
import Foundation

// Where the app's `@main` starts, as `Package.swift` names it.
@_silgen_name("FoodShare_main")
private func start(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
) -> Int32

HostExtensions.arguments = []
HostExtensions.prepare.append { try ProjectPlan.check(ProcessInfo.processInfo.environment) }
_ = start(CommandLine.argc, CommandLine.unsafeArgv)
