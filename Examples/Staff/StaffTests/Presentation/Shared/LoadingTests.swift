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
}
