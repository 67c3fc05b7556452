import Testing

@testable import WeDaPresentation

@Suite struct LoadingTests {
  @Test func `the last value is kept while loading and after a failure`() {
    let loaded = Loading.loaded(7)
    #expect(loaded.reloading == .loading(last: 7))
    #expect(loaded.reloading.failing(with: .offline) == .failed(.offline, last: 7))
    #expect(loaded.failing(with: .timeout).reloading.value == 7)
  }

  @Test func `a cancelled load is not a failure`() {
    #expect(Loading.loaded(7).reloading.failing(with: .cancelled) == .loaded(7))
    #expect(Loading<Int>.idle.reloading.failing(with: .cancelled) == .idle)
  }
}
