import Testing

@testable import Staff

@MainActor
struct LoadingTests {
    @Test
    func testValue_isWhatCanBeShown() {
        #expect(Loading<Int>.idle.value == nil)
        #expect(Loading.loading(last: 1).value == 1)
        #expect(Loading.loaded(2).value == 2)
        #expect(Loading.failed(.offline, last: 3).value == 3)
    }

    @Test
    func testIsLoading_isTrueForOneCase() {
        #expect(Loading<Int>.loading(last: nil).isLoading)
        #expect(!Loading<Int>.idle.isLoading)
        #expect(!Loading.loaded(1).isLoading)
        #expect(!Loading.failed(.offline, last: 1).isLoading)
    }

    @Test
    func testError_isThatOfTheFailure() {
        #expect(Loading<Int>.failed(.service, last: nil).error == .service)
        #expect(Loading<Int>.loading(last: nil).error == nil)
        #expect(Loading.loaded(1).error == nil)
    }

    @Test
    func testReplacing_keepsLoadingAndTheError() {
        #expect(Loading.idle.replacing(2) == .loaded(2))
        #expect(Loading.loaded(1).replacing(2) == .loaded(2))
        #expect(Loading.loading(last: 1).replacing(2) == .loading(last: 2))
        #expect(Loading.failed(.offline, last: 1).replacing(2) == .failed(.offline, last: 2))
    }
}
