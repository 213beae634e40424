import ChatLook
import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

/// What is drawn in several variants, one after the other and in any order, looks in each as if it were new.
@MainActor @preconcurrency
final class RepeatedDrawingTests: XCTestCase {
    private struct Variant {
        let name: String
        let strategy: Snapshotting<UIViewController, String>
    }

    private static let variants = [
        Variant(name: "light", strategy: .frames(on: .iPhone13)),
        Variant(name: "dark", strategy: .frames(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark))),
        Variant(
            name: "AX",
            strategy: .frames(
                on: .iPhone13, traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))),
        Variant(
            name: "mirrored, wide",
            strategy: .frames(on: .iPhone13(.landscape), traits: UITraitCollection(layoutDirection: .rightToLeft))),
    ]

    func testEveryScreenEqualsAFreshOneInAllOrders() {
        assertEqualFreshOnes(RepeatedSubject.stateless)
    }

    func testTheChatEqualsAFreshOneInAllOrders() {
        ConfigurationScope.run { assertEqualFreshOnes(RepeatedSubject.chat) }
    }

    func testTheChatInSwiftUIEqualsAFreshOneInAllOrders() {
        ConfigurationScope.run { assertEqualFreshOnes(RepeatedSubject.swiftUIChat) }
    }

    private func assertEqualFreshOnes(_ subjects: [RepeatedSubject]) {
        for subject in subjects {
            let fresh = Self.variants.map { drawn(subject.make(), $0) }
            for order in Self.orders(of: Array(Self.variants.indices)) {
                let kept = subject.make()
                for index in order {
                    let again = drawn(kept, Self.variants[index])
                    guard again != fresh[index] else { continue }
                    let names = order.map { Self.variants[$0].name }.joined(separator: ", ")
                    XCTFail(
                        "\(subject.name), \(Self.variants[index].name) of \(names):\n"
                            + difference(of: again, from: fresh[index]))
                    break
                }
            }
        }
    }

    func testEveryScreenIsTheSameThrice() {
        let (screens, chat) = (RepeatedSubject.stateless, RepeatedSubject.chat + RepeatedSubject.swiftUIChat)
        ConfigurationScope.run { assertSameThrice(screens + RepeatedSubject.stateful + chat) }
    }

    private func assertSameThrice(_ subjects: [RepeatedSubject]) {
        for subject in subjects {
            for variant in Self.variants {
                let kept = subject.make()
                let first = drawn(kept, variant)
                for _ in 0..<2 {
                    let again = drawn(kept, variant)
                    XCTAssertTrue(
                        again == first,
                        "\(subject.name), \(variant.name):\n" + difference(of: again, from: first))
                }
            }
        }
    }

    private func drawn(_ controller: UIViewController, _ variant: Variant) -> String {
        var text = ""
        variant.strategy.snapshot(controller).run { text = $0 }
        return text
    }

    private static func orders(of indices: [Int]) -> [[Int]] {
        guard !indices.isEmpty else { return [[]] }
        return indices.flatMap { first in orders(of: indices.filter { $0 != first }).map { [first] + $0 } }
    }

    private func difference(of again: String, from fresh: String) -> String {
        let lines = again.split(separator: "\n")
        let expected = fresh.split(separator: "\n")
        let counts = lines.count == expected.count ? "" : "\(lines.count) lines, not \(expected.count)\n"
        let differing = zip(lines, expected).filter { $0 != $1 }.prefix(4)
        return counts + differing.map { "  drawn \($0)\n  fresh \($1)" }.joined(separator: "\n")
    }
}
