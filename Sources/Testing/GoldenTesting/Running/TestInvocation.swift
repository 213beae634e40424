import Foundation
import Goldens
import Testing
import XCTest

/// One run of a test, which numbers its unnamed assertions.
///
/// XCTest starts a new one for each test. In Swift Testing only the trait ``SnapshotsTrait`` does; without it,
/// assertions are numbered by their places in the code, so that a test can be repeated.
final class TestInvocation: @unchecked Sendable {
    @TaskLocal static var scoped: TestInvocation?

    /// The current one; `nil` if unknown.
    static var current: TestInvocation? { scoped ?? XCTestInvocations.current }

    private static let ids = LockedCounter()

    /// Distinguishes the invocations of a process.
    let id = TestInvocation.ids.next()

    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    /// Returns the number of unnamed assertions so far, including this one.
    private func number(for test: String) -> Int {
        lock.withLock {
            counts[test, default: 0] += 1
            return counts[test] ?? 1
        }
    }

    /// Returns the number of an unnamed assertion, from 1.
    ///
    /// - Parameter index: The index among the comparisons of one line of code.
    static func number(in test: String, at source: SourcePlace, _ index: Int) -> Int {
        current?.number(for: test) ?? AssertionPlaces.shared.number(of: source, index, in: test)
    }

    /// The identity of the current invocation where different ones may not share a golden: the cases of a parameterized
    /// test.
    static var currentID: Int? { Test.current?.isParameterized == true ? nil : current?.id }
}

/// Numbers assertions by their places in the code.
private final class AssertionPlaces: @unchecked Sendable {
    static let shared = AssertionPlaces()

    private let lock = NSLock()
    private var places: [String: [IndexedPlace]] = [:]

    private struct IndexedPlace: Hashable {
        var place: SourcePlace
        var index: Int
    }

    func number(of place: SourcePlace, _ index: Int, in test: String) -> Int {
        lock.withLock {
            let place = IndexedPlace(place: place, index: index)
            if let index = places[test]?.firstIndex(of: place) { return index + 1 }
            places[test, default: []].append(place)
            return places[test]?.count ?? 1
        }
    }
}
