extension SettingsViewModel: DemoSource {
  var canShowDemo: Bool { state.status?.canShowDemo == true }

  func showDemo() async { await send(.demoChosen(true)) }

  func checkDemo() async { await send(.statusWanted) }
}
