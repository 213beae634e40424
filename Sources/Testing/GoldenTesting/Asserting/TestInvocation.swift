import Foundation
import Goldens
import XCTest

/// A run through a test, which numbers the assertions that have no name.
///
/// With XCTest each test begins a new one. With Swift Testing only the trait ``SnapshotsTrait`` does; without it,
/// assertions are numbered by their places in the code, so that a test may be repeated.
final class TestInvocation: @unchecked Sendable {
    @TaskLocal static var scoped: TestInvocation?

    /// The current one; `nil` if it isn't known.
    static var current: TestInvocation? { scoped ?? XCTestInvocations.current }

    private static let ids = LockedCounter()

    /// Tells invocations of one process apart.
    let id = TestInvocation.ids.next()

    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    /// Returns how many assertions without a name there are up to this one.
    private func number(for test: String) -> Int {
        lock.withLock {
            counts[test, default: 0] += 1
            return counts[test] ?? 1
        }
    }

    /// Returns the number of an assertion without a name: `nil` for a test's first one, `2` for the second.
    static func variant(for name: GoldenName, at source: SourcePlace) -> String? {
        let number = current?.number(for: "\(name)") ?? AssertionPlaces.shared.number(of: source, in: "\(name)")
        return number == 1 ? nil : "\(number)"
    }
}

/// Numbers assertions by their places in the code.
private final class AssertionPlaces: @unchecked Sendable {
    static let shared = AssertionPlaces()

    private let lock = NSLock()
    private var places: [String: [SourcePlace]] = [:]

    func number(of place: SourcePlace, in test: String) -> Int {
        lock.withLock {
            if let index = places[test]?.firstIndex(of: place) { return index + 1 }
            places[test, default: []].append(place)
            return places[test]?.count ?? 1
        }
    }
}

private final class LockedCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
