import Foundation
import Goldens
import Testing
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

    /// Returns the number of an assertion without a name, from 1.
    ///
    /// - Parameter index: The number among the comparisons that one line of code makes, from 0.
    static func number(in test: String, at source: SourcePlace, _ index: Int) -> Int {
        current?.number(for: test) ?? AssertionPlaces.shared.number(of: source, index, in: test)
    }

    /// The identity of the current one, where different ones may not share a golden without a word: the cases of a
    /// parameterized test may not.
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
