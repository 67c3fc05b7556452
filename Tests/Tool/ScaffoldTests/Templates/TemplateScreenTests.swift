import StrataKitTesting
import SwiftUITesting
import Testing

@testable import MyApp

/// Tests of the example's screen, as a person sees it.
@MainActor @Suite struct TemplateScreenTests {
  private func screen(_ useCase: EmployeeUseCase) -> Screen {
    Screen(
      EmployeeListView(
        viewModel: .init(useCases: DIContainer.mock(mockEmployeeUseCase: useCase))))
  }

  @Test(.mission("T-52", "T-56", "T-58", "T-76"))
  func `the fetched employees are listed when the screen appears`() async throws {
    let screen = Screen(
      EmployeeListView(
        viewModel: .init(useCases: DIContainer.launched(with: ["MyApp", "-mock"]))))
    await screen.settle { $0.has("Employee 3") }
    #expect(screen.title == "Employees")
  }

  @Test(.mission("T-57")) func `an empty list shows a message`() async throws {
    let screen = screen(MockEmployeeUseCase(employees: []))
    await screen.settle { $0.has("No employees") }
    #expect(screen.has("There is nothing to show yet."))
  }

  @Test(.mission("T-53")) func `an error shows a message with Retry and Cancel`() async throws {
    let screen = screen(MockEmployeeUseCase(throwError: true))
    await screen.settle { $0.has("The employees could not be loaded") }
    try screen.button("Retry").tap()
    await screen.settle { $0.has("The employees could not be loaded") }
    try screen.button("Cancel").tap()
    await screen.settle()
    #expect(!screen.has("The employees could not be loaded"))
  }

  @Test(arguments: [false, true])
  func `a spinner is shown in an empty list only`(isListed: Bool) async {
    let model = EmployeeListViewModel(
      useCases: DIContainer.mock(mockEmployeeUseCase: MockEmployeeUseCase(delay: 3600)),
      state: .init(employees: isListed ? .fixtures : [], isLoading: isListed))
    let screen = Screen(EmployeeListView(viewModel: model))
    await screen.settle { _ in model.state.isLoading }
    screen.flush()
    #expect(screen.all(.progress, nil).isEmpty == isListed)
    screen.close()
  }

  @Test(.mission("T-90"))
  func `the Show More button disappears after the last page`() async throws {
    let screen = screen(MockEmployeeUseCase())
    await screen.settle { $0.has("Show More") }
    try screen.button("Show More").tap()
    await screen.settle { !$0.has("Show More") }
    #expect(screen.has("Employee 3"))
  }
}
