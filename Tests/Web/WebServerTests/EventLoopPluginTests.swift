import Testing

@testable import StrataWebServer

@Suite struct EventLoopPluginTests {
  @Test func `A plugin that is missing is named with its package`() throws {
    let error = try #require(EventLoopPlugin.error(library: "libwebsockets-nothing_such.so"))
    #expect("\(error)".contains("install the package libwebsockets-evlib-ev"))
  }

  @Test func `The installed plugin is no error`() {
    #expect(EventLoopPlugin.error() == nil)
  }
}
