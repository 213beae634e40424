import ChatLook
import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

/// Views that are drawn in several variants, in any order, look in each like new ones.
@MainActor @preconcurrency
final class RepeatedDrawingTests: XCTestCase {
    private struct Variant {
        let name: String
        var config = ViewImageConfig.iPhone13
        var traits = UITraitCollection()

        /// The variant at the default content size.
        var defaultSize: Variant {
            var variant = self
            variant.traits = UITraitCollection(
                traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: .large)])
            return variant
        }
    }

    private static let variants =
        defaultVariants + [
            Variant(name: "AX", traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        ]

    private static let defaultVariants = [
        Variant(name: "light"),
        Variant(name: "dark", traits: UITraitCollection(userInterfaceStyle: .dark)),
        Variant(
            name: "mirrored, wide", config: .iPhone13(.landscape),
            traits: UITraitCollection(layoutDirection: .rightToLeft)),
    ]

    func testEveryScreenEqualsAFreshOneInAllOrders() {
        assertEqualFreshOnes(RepeatedSubject.stateless)
    }

    func testTheChatEqualsAFreshOneInAllOrders() {
        ConfigurationScope.run { assertEqualFreshOnes(RepeatedSubject.chat) }
    }

    /// A text view keeps a font that is set after a change of the content size until the next one, as on iOS: so its
    /// second picture at another size differs from its first.
    func testConversationsEqualFreshOnesInAllOrdersAtTheUsualSize() {
        ConfigurationScope.run {
            assertEqualFreshOnes(RepeatedSubject.conversations, in: Self.defaultVariants.map(\.defaultSize))
        }
    }

    func testTheChatInSwiftUIEqualsAFreshOneInAllOrders() {
        ConfigurationScope.run { assertEqualFreshOnes(RepeatedSubject.swiftUIChat) }
    }

    private func assertEqualFreshOnes(_ subjects: [RepeatedSubject], in variants: [Variant] = variants) {
        for subject in subjects {
            let fresh = variants.map { drawn(subject.make(), $0) }
            for order in Self.orders(of: Array(variants.indices)) {
                let kept = subject.make()
                for index in order {
                    let again = drawn(kept, variants[index])
                    guard again != fresh[index] else { continue }
                    let names = order.map { variants[$0].name }.joined(separator: ", ")
                    XCTFail(
                        "\(subject.name), \(variants[index].name) of \(names):\n"
                            + difference(of: again, from: fresh[index]))
                    break
                }
            }
        }
    }

    func testEveryScreenIsTheSameThrice() {
        let (screens, chat) = (RepeatedSubject.stateless, RepeatedSubject.chat + RepeatedSubject.swiftUIChat)
        ConfigurationScope.run {
            assertSameThrice(screens + RepeatedSubject.stateful + chat)
            assertSameThrice(RepeatedSubject.conversations, in: Self.defaultVariants.map(\.defaultSize))
        }
    }

    private func assertSameThrice(_ subjects: [RepeatedSubject], in variants: [Variant] = variants) {
        for subject in subjects {
            for variant in variants {
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
        Snapshotting<UIViewController, String>.frames(on: variant.config, traits: variant.traits)
            .snapshot(controller).run { text = $0 }
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
