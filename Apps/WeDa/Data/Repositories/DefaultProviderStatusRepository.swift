public import WeDaDomain

/// The status of the providers, or of demo data if the device has chosen it.
public struct DefaultProviderStatusRepository: ProviderStatusRepository {
  private let sources: WeatherSources
  private let demo: WeatherSources?
  private let choice: any DemoRepository

  /// Creates a repository that selects by `choice`.
  public init(sources: WeatherSources, demo: WeatherSources?, choice: any DemoRepository) {
    self.sources = sources
    self.demo = demo
    self.choice = choice
  }

  public func services() async -> [ServiceStatus] {
    var asked = sources
    if let demo, await choice.isChosen() { asked = demo }
    var all: [ServiceStatus] = []
    for log in asked.logs { all.append(await log.status()) }
    return all
  }

  public func status() async -> ProviderStatus {
    if let demo, await choice.isChosen() {
      var status = await demo.health.status()
      status.isDemoChosen = true
      return status
    }
    var status = await sources.health.status()
    status.other = sources.other?.provider
    status.canShowDemo = choice.isOffered && !status.hasAnswered
    return status
  }
}
