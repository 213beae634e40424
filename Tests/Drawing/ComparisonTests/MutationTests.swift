import Comparison
import Foundation
import Frames
import XCTest

/// A thousand random trees, each with one change, which is found, correctly named, and the only cause.
final class MutationTests: XCTestCase {
    private static let count = 1_000

    func testEveryChangeIsFoundAndNamed() {
        var generator = SeededGenerator(seed: 2024)
        var tally: [String: Int] = [:]
        for number in 0..<Self.count {
            let box = Box.random(&generator)
            let mutation = Mutation.allCases[number % Mutation.allCases.count]
            guard let (changed, expectation) = mutation.apply(to: box, &generator) else { continue }
            let difference = FrameDifference(from: box.frame(), to: changed.frame())
            if let failure = expectation.failure(difference) {
                XCTFail("\(number) \(mutation): \(failure)\n\(difference)\n\n\(box.frame())\n\n\(changed.frame())")
            }
            tally[mutation.rawValue, default: 0] += 1
        }
        let found = tally.values.reduce(0, +)
        XCTAssertGreaterThan(found, Self.count * 9 / 10, "\(tally)")
    }

    func testNoChangeIsNone() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<100 {
            let frame = Box.random(&generator).frame()
            XCTAssertTrue(FrameDifference(from: frame, to: frame).isEmpty)
        }
    }

    func testThereAndBackAreAsMany() {
        var generator = SeededGenerator(seed: 3)
        for number in 0..<200 {
            let box = Box.random(&generator)
            let mutation = Mutation.allCases[number % Mutation.allCases.count]
            guard let (changed, _) = mutation.apply(to: box, &generator) else { continue }
            let (one, other) = (box.frame(), changed.frame())
            let (there, back) = (FrameDifference(from: one, to: other), FrameDifference(from: other, to: one))
            XCTAssertEqual(there.causes.count, back.causes.count, "\(mutation)\n\(there)\n\n\(back)")
        }
    }

    /// Two changes at once in independent parts of the tree.
    func testTwoChangesAreTwoCauses() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let one = Box.random(&generator)
            let other = Box.random(&generator)
            let mutations = [Mutation.fill, .retext, .resize, .remove]
            let (first, second) = (
                mutations.randomElement(using: &generator) ?? .fill, mutations.randomElement(using: &generator) ?? .fill
            )
            guard let (oneChanged, _) = first.apply(to: one, &generator),
                let (otherChanged, _) = second.apply(to: other, &generator)
            else { continue }
            func screen(_ one: Box, _ other: Box) -> Frame {
                Frame(
                    origin: "Screen", rect: CGRect(x: 0, y: 0, width: 4000, height: 4000),
                    children: [one.frame(), other.frame(at: CGPoint(x: 2000, y: 2000))])
            }
            let difference = FrameDifference(from: screen(one, other), to: screen(oneChanged, otherChanged))
            XCTAssertEqual(Set(difference.causes.compactMap(\.place.path.first)), [0, 1])
            XCTAssertEqual(difference.causes.count, 2, "\(first) \(second)\n\(difference)")
        }
    }
}

/// The expected finding.
struct Expectation {
    var kind: FrameChange.Kind
    var property: FrameChange.Property?
    /// The acceptable places of the cause in the new tree; in the old one for a removed frame.
    var places: [[Int]]

    /// Returns the problem of a difference; `nil` if there is none.
    func failure(_ difference: FrameDifference) -> String? {
        let causes = difference.causes
        guard causes.count == 1, let cause = causes.first else {
            return "expected one cause, \(kind), and found \(causes.count)"
        }
        guard cause.kind == kind, cause.property == property else { return "expected \(kind), found \(cause.kind)" }
        guard places.contains(cause.place.path) else {
            return "expected it at \(places), found it at \(cause.place.path)"
        }
        let index = difference.changes.firstIndex(of: cause)
        guard difference.consequences.allSatisfy({ $0.cause == index }) else { return "a consequence has no cause" }
        return nil
    }
}

/// One change of a tree.
enum Mutation: String, CaseIterable {
    case fill, radius, border, opacity, shadow, clipping
    case retext, font, image, resize, add, remove, swap, spacing, wrap

    func apply(to box: Box, _ generator: inout SeededGenerator) -> (Box, Expectation)? {
        guard let target = candidates(in: box).randomElement(using: &generator) else { return nil }
        var changed = box
        switch self {
        case .fill, .radius, .border, .opacity, .shadow, .clipping:
            changed.change(target.id, restyle)
            return (changed, expectation(.restyled, property, changed, target.id))
        case .retext:
            let words = ["castle", "Naboo", "tomorrow", "no", ""]
            let word = words.randomElement(using: &generator) ?? ""
            changed.change(target.id) { box in
                guard case .text(let text, let size) = box.kind else { return }
                box.kind = .text("\(text) \(word)!", fontSize: size)
            }
            return (changed, expectation(.retexted, nil, changed, target.id))
        case .font:
            changed.change(target.id) { box in
                if case .text(let text, _) = box.kind { box.kind = .text(text, fontSize: 20) }
            }
            return (changed, expectation(.font, nil, changed, target.id))
        case .image:
            changed.change(target.id) { box in
                if case .image(_, let size) = box.kind { box.kind = .image("other.png", size) }
            }
            return (changed, expectation(.image, nil, changed, target.id))
        case .resize:
            changed.change(target.id) { box in
                if case .plain(let size) = box.kind {
                    box.kind = .plain(CGSize(width: size.width + 5, height: size.height + 11))
                }
            }
            return (changed, expectation(.resized, nil, changed, target.id))
        default: return rearranged(changed, target, &generator)
        }
    }

    private func rearranged(
        _ box: Box, _ target: Box, _ generator: inout SeededGenerator
    ) -> (Box, Expectation)? {
        var changed = box
        switch self {
        case .add:
            let place = Int.random(in: 0...target.children.count, using: &generator)
            let child = Box.leaf(9_999, Box.Style(), &generator)
            changed.change(target.id) { $0.children.insert(child, at: place) }
            // Which of several equal neighbors is new is undefined.
            return (changed, expectation(.added, nil, changed, 9_999))
        case .remove:
            let index = Int.random(in: 0..<target.children.count, using: &generator)
            let child = target.children[index]
            changed.change(target.id) { $0.children.remove(at: index) }
            return (changed, expectation(.removed, nil, box, child.id))
        case .swap:
            let index = Int.random(in: 1..<target.children.count, using: &generator)
            let ids = [target.children[index - 1].id, target.children[index].id]
            changed.change(target.id) { $0.children.swapAt(index - 1, index) }
            return (changed, Expectation(kind: .restacked, places: ids.compactMap { changed.place(of: $0) }))
        case .spacing:
            changed.change(target.id) { box in
                guard case .stack(let axis, let spacing, let padding, let children) = box.kind else { return }
                box.kind = .stack(axis, spacing: spacing + 3, padding: padding, children: children)
            }
            return (changed, expectation(.moved, nil, changed, target.children[1].id))
        case .wrap:
            changed.change(target.id) { box in
                box = Box(
                    id: 9_999, name: "Wrapper#badgeContainer",
                    kind: .stack(.vertical, spacing: 0, padding: 6, children: [box]))
            }
            return (changed, expectation(.added, nil, changed, 9_999))
        default: return nil
        }
    }

    private func expectation(
        _ kind: FrameChange.Kind, _ property: FrameChange.Property?, _ box: Box, _ id: Int
    ) -> Expectation {
        Expectation(kind: kind, property: property, places: [box.place(of: id)].compactMap { $0 })
    }

    private var property: FrameChange.Property {
        switch self {
        case .radius: .cornerRadius
        case .border: .border
        case .opacity: .opacity
        case .shadow: .shadow
        case .clipping: .clipping
        default: .fill
        }
    }

    private func restyle(_ box: inout Box) {
        switch self {
        case .radius: box.style.radius = box.style.radius == 0 ? 3 : 0
        case .border: box.style.borderWidth = 2
        case .opacity: box.style.opacity = 0.5
        case .shadow: box.style.shadowRadius = 4
        case .clipping: box.style.clips = true
        default: box.style.fill = box.style.fill == nil ? .white : nil
        }
    }

    /// The boxes to which the change applies.
    private func candidates(in box: Box) -> [Box] {
        box.all.filter { candidate in
            switch (self, candidate.kind) {
            case (.retext, .text), (.font, .text), (.image, .image), (.resize, .plain): true
            case (.retext, _), (.font, _), (.image, _), (.resize, _): false
            case (.add, .stack), (.remove, .stack): true
            case (.swap, .stack), (.spacing, .stack): candidate.children.count > 1
            case (.add, _), (.remove, _), (.swap, _), (.spacing, _): false
            case (.wrap, _): candidate.id != box.id
            default: true
            }
        }
    }
}
