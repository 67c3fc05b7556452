import Foundation
import OpenWeatherSimulator
import StrataAppHost
import StrataSymbols
import WeDaCommandLine
import WeDaComposition
import WeDaDomain
import WeDaPresentation

/// Installs the server's extensions. The constructor in CWeDaServer calls it before `main`, so that
/// the app does not depend on its server.
@_cdecl("weda_install_server")
func installServer() {
  MainActor.assumeIsolated {
    HostExtensions.prepare.append { try DemoWeather.prepare() }
    HostExtensions.prepare.append { try installReplies() }
    HostExtensions.arguments = ["-provider", EmbedOrigins.flag]
    HostExtensions.settings = [
      HostSetting(
        "-provider NAME",
        "the weather service: auto, openweathermap, openmeteo or demo (environment: WEDA_PROVIDER)"),
      HostSetting(
        "-embed ORIGINS",
        "sites whose pages may frame /embed/PLACE, such as https://example.org (environment: "
          + "WEDA_EMBED)"),
    ]
    HostExtensions.shortcuts = { language in
      let locale = LanguageChoice.automatic.locale(on: Locale(identifier: language))
      return PageShortcut.all(in: locale).map { HostShortcut($0.title, path: $0.path) }
    }
    HostExtensions.screenshots = {
      let folder = Bundle.module.bundleURL.appending(path: "Screenshots")
      return ["phone.png", "desktop.png"].map { folder.appending(path: $0) }
    }
    ForecastTerminal.install()
  }
}

/// Installs the replies to programs and frames, with the options of the launch.
@MainActor private func installReplies() throws(HostUsageError) {
  let origins = try EmbedOrigins(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
  let replies = WeatherReplies(framers: origins.all) { VisitorDesk.shared }
  HostExtensions.replies.append { replies.reply(to: $0) }
}

/// The desk of all replies. It is made with the first one, when the launch has chosen the providers.
private enum VisitorDesk {
  static let shared = ForecastDesk(
    places: DIContainer.visitors.places, names: DIContainer.visitors.names,
    weather: DIContainer.visitors.weather, more: DIContainer.visitors.more,
    drawing: { Symbols.layered(named: $0)?.markup ?? Symbols.svg(named: $0).markup })
}
