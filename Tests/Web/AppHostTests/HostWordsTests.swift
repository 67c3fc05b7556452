import Testing

@testable import StrataAppHost

@Suite struct HostWordsTests {
  @Test(arguments: ["es", "pt", "ar"])
  func `the host's messages are translated into Spanish, Portuguese and Arabic`(_ language: String)
  {
    let english = HostWords(language: "en-GB")
    let words = HostWords(language: language)
    #expect(!words.connectionLost.isEmpty && words.connectionLost != english.connectionLost)
    #expect(!words.textTooLong.isEmpty && words.textTooLong != english.textTooLong)
    #expect(!words.undone.isEmpty && words.undone != english.undone)
    #expect(!words.unkept.isEmpty && words.unkept != english.unkept)
    #expect(!words.insecure.isEmpty && words.insecure != english.insecure)
    #expect(words.isRightToLeft == (language == "ar"))
  }
}
