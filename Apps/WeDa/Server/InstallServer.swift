import Foundation
import OpenWeatherSimulator
import StrataAppHost

/// Called before `main` by the constructor in CWeDaServer: the app knows nothing of its server.
@_cdecl("weda_install_server")
func installServer() {
  MainActor.assumeIsolated {
    HostExtensions.prepare.append { try DemoWeather.prepare() }
    HostExtensions.arguments = ["-provider"]
    HostExtensions.settings = [
      HostSetting(
        "-provider NAME",
        "auto, openweathermap, openmeteo or demo     (environment: WEDA_PROVIDER)")
    ]
    ForecastTerminal.install()
  }
}
