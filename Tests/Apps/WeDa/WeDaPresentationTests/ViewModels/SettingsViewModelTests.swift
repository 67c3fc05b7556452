import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite struct SettingsViewModelTests {
  let saving = MockScript<WeatherSettings, Void>(answer: ())

  private func makeModel(
    _ stored: WeatherSettings = WeatherSettings(), fault: WeatherError? = nil,
    provider: WeatherProvider = .fixture
  ) -> SettingsViewModel {
    let status = ProviderStatus(provider: provider, fault: fault)
    return SettingsViewModel(
      MockUseCases(
        loadSettings: MockLoadSettingsUseCase(MockScript(answer: stored)),
        saveSettings: MockSaveSettingsUseCase(saving),
        loadProviderStatus: MockLoadProviderStatusUseCase(status)))
  }

  @Test func `the saved settings are shown`() async {
    let model = makeModel(WeatherSettings(units: .american, dataSource: .local))
    await model.send(.appeared)
    #expect(model.state.settings == WeatherSettings(units: .american, dataSource: .local))
  }

  @Test func `choices are saved`() async {
    let model = makeModel()
    await model.send(.unitsChosen(.american))
    await model.send(.dataSourceChosen(.offline))
    #expect(model.state.settings == WeatherSettings(units: .american, dataSource: .offline))
    #expect(
      await saving.calls == [
        WeatherSettings(units: .american), WeatherSettings(units: .american, dataSource: .offline),
      ])
  }

  @Test func `an appearance is saved, and no screen reloads for it`() async {
    let model = makeModel()
    await model.send(.appearanceChosen(.dark))
    #expect(model.state.settings == WeatherSettings(appearance: .dark))
    #expect(await saving.calls == [WeatherSettings(appearance: .dark)])
    #expect(model.state.sourceChanges == 0)
  }

  @Test func `the default place can be saved and removed without reloading any screen`() async {
    let model = makeModel()
    await model.send(.homeChosen(.paris))
    #expect(model.state.settings == WeatherSettings(home: .paris))
    await model.send(.homeChosen(nil))
    #expect(await saving.calls == [WeatherSettings(home: .paris), WeatherSettings()])
    #expect(model.state.sourceChanges == 0 && model.state.keptChanges == 0)
  }

  @Test func `screens reload when another window changed the default place`() async {
    let stored = MockScript<String, WeatherSettings>(answer: WeatherSettings())
    let model = SettingsViewModel(MockUseCases(loadSettings: MockLoadSettingsUseCase(stored)))
    await model.send(.appeared)
    await stored.set(answer: WeatherSettings(home: .paris))
    await model.send(.changedElsewhere(KeptChange([.settings])))
    #expect(model.state.keptChanges == 1 && model.state.sourceChanges == 0)
    await model.send(.changedElsewhere(KeptChange([.settings])))
    #expect(model.state.keptChanges == 1)
  }

  @Test func `screens reload only when another data source was saved`() async {
    let model = makeModel(WeatherSettings(dataSource: .local))
    await model.send(.appeared)
    await model.send(.unitsChosen(.american))
    await model.send(.dataSourceChosen(.local))
    #expect(model.state.sourceChanges == 0)
    await model.send(.dataSourceChosen(.cache))
    #expect(model.state.sourceChanges == 1)
    await saving.set(error: .storage(.full))
    await model.send(.dataSourceChosen(.offline))
    #expect(model.state.sourceChanges == 1)
  }

  @Test func `settings of another window are shown, and screens reload if the source changed`()
    async
  {
    let status = MockLoadProviderStatusUseCase(ProviderStatus(provider: .fixture, fault: nil))
    let stored = MockScript<String, WeatherSettings>(answer: WeatherSettings())
    let model = SettingsViewModel(
      MockUseCases(
        loadSettings: MockLoadSettingsUseCase(stored), loadProviderStatus: status))
    await model.send(.appeared)
    await stored.set(answer: WeatherSettings(units: .american))
    await model.send(.changedElsewhere(KeptChange([.settings])))
    #expect(model.state.settings.units == .american)
    #expect(model.state.sourceChanges == 0)
    await stored.set(answer: WeatherSettings(dataSource: .offline))
    await model.send(.changedElsewhere(KeptChange([.settings, .demo])))
    #expect(model.state.sourceChanges == 1)
    #expect(model.state.keptChanges == 0)
    await model.send(.changedElsewhere(KeptChange([.history])))
    #expect(model.state.keptChanges == 1)
  }

  @Test func `the notice that another window deleted all data is shown until it is dismissed`()
    async
  {
    let model = makeModel()
    let all = Set(KeptData.allCases)
    await model.send(.changedElsewhere(KeptChange(all)))
    #expect(!model.state.isForgottenElsewhere, "the database's server was restarted")
    #expect(model.state.keptChanges == 1, "what may have changed is read again")
    await model.send(.changedElsewhere(KeptChange(all, isDeletion: true)))
    #expect(model.state.isForgottenElsewhere)
    await model.send(.forgottenDismissed)
    #expect(!model.state.isForgottenElsewhere)
  }

  @Test func `choosing the same setting again saves nothing`() async {
    let model = makeModel(WeatherSettings(units: .metric))
    await model.send(.appeared)
    await model.send(.unitsChosen(.metric))
    #expect(await saving.calls.isEmpty)
  }

  @Test func `a choice that cannot be saved is restored with the reason`() async {
    let model = makeModel()
    await saving.set(error: .storage(.full))
    await model.send(.unitsChosen(.american))
    #expect(model.state.settings.units == nil)
    #expect(model.state.failure == .storage(.full))
    await model.send(.failureDismissed)
    #expect(model.state.failure == nil)
  }

  @Test func `a refused API key is shown in the settings`() async {
    let model = makeModel(fault: .badKey)
    await model.send(.appeared)
    #expect(model.state.status?.fault == .badKey)
  }

  @Test func `the settings show that data is demo data if the provider is the demo one`() async {
    let demo = makeModel(provider: .demo)
    await demo.send(.appeared)
    #expect(demo.state.isDemo)
    let real = makeModel(provider: .fixture)
    await real.send(.appeared)
    #expect(!real.state.isDemo)
  }
}
