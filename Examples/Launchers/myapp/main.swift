import MyApp

// The app's `@main`, under the name that `Package.swift` gives it.
@_silgen_name("MyApp_main")
private func start(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
) -> Int32

_ = start(CommandLine.argc, CommandLine.unsafeArgv)
