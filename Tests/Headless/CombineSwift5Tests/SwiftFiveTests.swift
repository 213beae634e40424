import Combine
import Foundation
import XCTest

/// A view model as applications in the Swift 5 language mode write it, without isolation.
private class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init(names: [String]) {
        $query
            .debounce(for: .milliseconds(1), scheduler: RunLoop.main)
            .removeDuplicates()
            .combineLatest(Just(names))
            .map { query, names in names.filter { $0.hasPrefix(query) } }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: Notification.Name("search.clear"))
            .merge(with: NotificationCenter.default.publisher(for: Notification.Name("search.reset")))
            .sink { [weak self] _ in self?.query = "" }
            .store(in: &cancellables)
    }
}

/// The same in an isolated class.
@MainActor
private final class CounterModel: ObservableObject {
    @Published var count = 0
    var doubled: AnyPublisher<Int, Never> { $count.map { $0 * 2 }.eraseToAnyPublisher() }
}

final class SwiftFiveTests: XCTestCase {
    func testSearch() {
        let model = SearchModel(names: ["Ana", "Ben", "Bea"])
        let found = expectation(description: "results")
        let cancellable = model.$results.dropFirst().first { $0.count == 2 }.sink { _ in found.fulfill() }
        model.query = "B"
        wait(for: [found], timeout: 10)
        XCTAssertEqual(model.results, ["Ben", "Bea"])
        NotificationCenter.default.post(name: Notification.Name("search.reset"), object: nil)
        XCTAssertEqual(model.query, "")
        cancellable.cancel()
    }

    @MainActor
    func testCounter() async {
        let model = CounterModel()
        var changes = 0
        var values: [Int] = []
        let changing = model.objectWillChange.sink { changes += 1 }
        let doubling = model.doubled.sink { values.append($0) }
        model.count += 1
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(values, [0, 2])
        changing.cancel()
        doubling.cancel()
    }
}
