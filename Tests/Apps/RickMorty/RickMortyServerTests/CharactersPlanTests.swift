import StrataAppHost
import Testing

@testable import RickMortyServer

struct CharactersPlanTests {
  @Test
  func `the server starts the simulator unless a service URL or fixed characters are configured`()
    throws
  {
    #expect(try CharactersPlan(arguments: [], environment: [:]).startsSimulator)
    let elsewhere = ["RICKMORTY_BASE_URL": "https://rickandmortyapi.com/api"]
    #expect(try !CharactersPlan(arguments: [], environment: elsewhere).startsSimulator)
    #expect(try !CharactersPlan(arguments: ["-ui-testing"], environment: [:]).startsSimulator)
  }

  @Test(arguments: ["rickandmortyapi.com", "ftp://a.org", "http://", "/api"])
  func `an invalid address is refused with one sentence`(address: String) {
    let words = "RICKMORTY_BASE_URL must be an http or https address with a host, not '\(address)'"
    #expect(throws: HostUsageError(words)) {
      try CharactersPlan(arguments: [], environment: ["RICKMORTY_BASE_URL": address])
    }
  }

  @Test(arguments: [0, 65_536, 99_999])
  func `an invalid port is refused with one sentence`(port: Int) throws {
    let words = "the port in RICKMORTY_BASE_URL must be a number from 1 to 65535, not \(port)"
    #expect(throws: HostUsageError(words)) {
      let address = "http://127.0.0.1:\(port)/api"
      _ = try CharactersPlan(arguments: [], environment: ["RICKMORTY_BASE_URL": address])
    }
    let last = ["RICKMORTY_BASE_URL": "http://127.0.0.1:65535/api"]
    #expect(try !CharactersPlan(arguments: [], environment: last).startsSimulator)
  }
}
