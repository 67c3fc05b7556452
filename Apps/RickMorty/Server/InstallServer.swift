import AppHost

/// Called before `main` by the constructor in CRickMortyServer: the app knows nothing of its server.
@_cdecl("rickmorty_install_server")
func installServer() {
  MainActor.assumeIsolated {
    HostExtensions.prepare.append { try DemoCharacters.prepare() }
    HostExtensions.arguments = ["-ui-testing"]
  }
}
