import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// The table of transitions: how a view of 100 by 20 points at (100, 40) looks when a quarter of its transition is
/// done.
final class TransitionTests: XCTestCase {
    private func draw(
        _ transition: AnyTransition, progress: Double = 0.25, isLeaving: Bool = false
    ) -> (rect: CGRect, opacity: CGFloat, transform: Transform) {
        let moment = TransitionMoment(progress: progress, isLeaving: isLeaving)
        let drawn = Drawn(width: 300, height: 100) {
            Color.red.transition(transition).frame(width: 100, height: 20).environment(\.transitionMoment, moment)
        }
        var (opacity, transform): (CGFloat, Transform) = (1, .identity)
        drawn.frame.forEach { frame, _ in
            opacity *= frame.opacity
            if !frame.transform.isIdentity { transform = frame.transform }
        }
        let whole = drawn.frame.rect
        let rect = drawn.rects(named: "Color")[0].offsetBy(dx: -whole.minX, dy: -whole.minY)
        return (rect, opacity, transform)
    }

    private let settled = CGRect(x: 0, y: 0, width: 100, height: 20)

    func testSettledTransitionsChangeNothing() {
        let all: [AnyTransition] = [
            .identity, .opacity, .scale, .slide, .move(edge: .top), .offset(x: 9, y: 9), .push(from: .leading),
        ]
        for transition in all {
            let drawn = draw(transition, progress: 1)
            XCTAssertEqual(drawn.rect, settled)
            XCTAssertEqual(drawn.opacity, 1)
            XCTAssertEqual(drawn.transform, .identity)
        }
    }

    func testIdentity() {
        XCTAssertEqual(draw(.identity).rect, settled)
        XCTAssertEqual(draw(.identity).opacity, 1)
    }

    func testOpacity() {
        XCTAssertEqual(draw(.opacity).opacity, 0.25)
    }

    func testScale() {
        XCTAssertEqual(draw(.scale(scale: 0.5)).transform.a, 0.625, accuracy: 1e-6)
        XCTAssertEqual(draw(.scale).transform.a, 1e-5 + (1 - 1e-5) * 0.25, accuracy: 1e-6)
    }

    func testMove() {
        XCTAssertEqual(draw(.move(edge: .leading)).rect.minX, -75)
        XCTAssertEqual(draw(.move(edge: .trailing), isLeaving: true).rect.minX, 75)
        XCTAssertEqual(draw(.move(edge: .top)).rect.minY, -15)
        XCTAssertEqual(draw(.move(edge: .bottom)).rect.minY, 15)
    }

    func testSlide() {
        XCTAssertEqual(draw(.slide).rect.minX, -75)
        XCTAssertEqual(draw(.slide, isLeaving: true).rect.minX, 75)
    }

    func testOffset() {
        XCTAssertEqual(draw(.offset(x: 40, y: 8)).rect.origin, CGPoint(x: 30, y: 6))
    }

    func testCombined() {
        let drawn = draw(.scale(scale: 0.5).combined(with: .offset(x: 40, y: 0)))
        XCTAssertEqual(drawn.transform.a, 0.625, accuracy: 1e-6)
        XCTAssertEqual(drawn.rect.minX, 30)
    }

    func testAsymmetric() {
        let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .move(edge: .top))
        XCTAssertEqual(draw(transition).opacity, 0.25)
        XCTAssertEqual(draw(transition).rect, settled)
        XCTAssertEqual(draw(transition, isLeaving: true).opacity, 1)
        XCTAssertEqual(draw(transition, isLeaving: true).rect.minY, -15)
    }

    func testModifiersWithAnimatableData() {
        struct Shift: ViewModifier, @preconcurrency Animatable {
            var x: CGFloat

            var animatableData: CGFloat {
                get { x }
                set { x = newValue }
            }

            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let transition = MainQueue.run { AnyTransition.modifier(active: Shift(x: 40), identity: Shift(x: 0)) }
        XCTAssertEqual(draw(transition).rect.minX, 30)
    }

    func testTransitionsInsideOthersDoNotMove() {
        let drawn = Drawn {
            HStack { Box(10).transition(.opacity) }.transition(.opacity)
                .environment(\.transitionMoment, TransitionMoment(progress: 0.5))
        }
        var opacity: CGFloat = 1
        drawn.frame.forEach { frame, _ in opacity *= frame.opacity }
        XCTAssertEqual(opacity, 0.5)
    }
}
