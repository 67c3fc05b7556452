import StrataAppHost

/// Installs the server's extensions. The constructor in CRickMortyServer calls it before `main`, so
/// that the app does not depend on its server.
@_cdecl("rickmorty_install_server")
func installServer() {
  MainActor.assumeIsolated {
    HostExtensions.prepare.append { try DemoCharacters.prepare() }
    HostExtensions.arguments = ["-ui-testing"]
    HostExtensions.settings = [
      HostSetting("-ui-testing", "show made-up characters, and send no request to the service"),
      HostSetting(
        "RICKMORTY_BASE_URL",
        "(environment) the service to ask, such as https://rickandmortyapi.com/api"),
    ]
  }
}
