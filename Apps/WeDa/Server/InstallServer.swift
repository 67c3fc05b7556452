import Foundation
import OpenWeatherSimulator
import StrataAppHost

/// Installs the server's extensions. The constructor in CWeDaServer calls it before `main`, so that
/// the app does not depend on its server.
@_cdecl("weda_install_server")
func installServer() {
  MainActor.assumeIsolated {
    HostExtensions.prepare.append { try DemoWeather.prepare() }
    HostExtensions.arguments = ["-provider"]
    HostExtensions.settings = [
      HostSetting(
        "-provider NAME",
        "the weather service: auto, openweathermap, openmeteo or demo (environment: WEDA_PROVIDER)")
    ]
    ForecastTerminal.install()
  }
}
