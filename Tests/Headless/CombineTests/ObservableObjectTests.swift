import Combine
import Foundation
import XCTest

/// A model as applications write it: isolated, with published properties.
@MainActor
private final class ChannelModel: ObservableObject {
    @Published var title = "Lunch"
    @Published private(set) var unread = 0
    @Published var summary = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $title
            .combineLatest($unread)
            .map { "\($0) (\($1))" }
            .removeDuplicates()
            .assign(to: &$summary)
        $unread
            .dropFirst()
            .sink { [weak self] in self?.title = $0 > 0 ? "Lunch!" : "Lunch" }
            .store(in: &cancellables)
    }

    func receiveMessage() { unread += 1 }
}

private class Base: ObservableObject {
    @Published var first = 0
}

private final class Derived: Base {
    @Published var second = 0
}

private final class Announcer: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var text = "" { willSet { objectWillChange.send() } }
}

private final class Label {
    var text = ""
}

final class ObservableObjectTests: XCTestCase {
    @MainActor
    func testIsolatedModelPublishes() async {
        let model = ChannelModel()
        XCTAssertEqual(model.summary, "Lunch (0)")
        model.receiveMessage()
        XCTAssertEqual(model.summary, "Lunch! (1)")
    }

    @MainActor
    func testObjectWillChangeIsSentBeforeTheChange() async {
        let model = ChannelModel()
        var titles: [String] = []
        let cancellable = model.objectWillChange.sink { titles.append(model.title) }
        model.title = "Dinner"
        XCTAssertEqual(titles.first, "Lunch")
        XCTAssertEqual(model.title, "Dinner")
        cancellable.cancel()
    }

    func testSubclassesShareThePublisher() {
        let object = Derived()
        var changes = 0
        let cancellable = object.objectWillChange.sink { changes += 1 }
        object.first = 1
        object.second = 2
        XCTAssertEqual(changes, 2)
        cancellable.cancel()
    }

    func testPublisherOfOnesOwn() {
        let announcer = Announcer()
        var changes = 0
        let cancellable = announcer.objectWillChange.sink { changes += 1 }
        announcer.text = "Hello"
        XCTAssertEqual(changes, 1)
        cancellable.cancel()
    }

    func testElementsAreAssignedToAnObject() {
        let subject = CurrentValueSubject<String, Never>("Lunch")
        let label = Label()
        let cancellable = subject.map { $0.uppercased() }.assign(to: \.text, on: label)
        XCTAssertEqual(label.text, "LUNCH")
        subject.send("Dinner")
        XCTAssertEqual(label.text, "DINNER")
        cancellable.cancel()
    }
}
