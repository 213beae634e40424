import Annotations
import Frames
import GoldenTesting
import Rendering
import XCTest

/// The look of annotations.
final class AnnotationGoldenTests: XCTestCase {
    private func assertLook(
        _ annotations: [Annotation], _ settings: RenderSettings = RenderSettings(), testName: String = #function,
        line: UInt = #line
    ) {
        assertGolden(
            of: try! TestPicture.conversation(settings: settings).annotated(annotations, settings: settings),
            settings: settings, testName: testName, line: line)
    }

    func testCallouts() {
        assertLook([
            Annotation(.callout("The bubble"), of: FrameReference("bubbleView", message: "2")),
            Annotation(.callout("Reactions"), of: FrameReference("reactionsBubbleView")),
            Annotation(.callout("Your own"), of: FrameReference(message: "3")),
            Annotation(.callout("Avatar"), of: FrameReference("authorAvatarView")),
        ])
    }

    func testNumbersAndBoxesInTheDarkFromRightToLeft() {
        assertLook(
            [
                Annotation(.number("The author"), of: FrameReference("authorAvatarView")),
                Annotation(.number("The time"), of: FrameReference("timestampLabel", index: -1)),
                Annotation(.box("The newest"), of: FrameReference(message: "3")),
            ], RenderSettings(appearance: .dark, direction: .rightToLeft))
    }

    func testMeasures() {
        assertLook([
            Annotation(.size(.both), of: FrameReference("bubbleView", message: "2")),
            Annotation(
                .distance(to: FrameReference("bubbleView", message: "2")), of: FrameReference("authorAvatarView")),
            Annotation(.bracket(nil), of: FrameReference("bubbleView", message: "3")),
        ])
    }

    func testRadii() {
        assertLook([
            Annotation(.size(.radius), of: FrameReference("bubbleView", message: "2")),
            Annotation(.size(.radius), of: FrameReference("authorAvatarView")),
            Annotation(.size(.radius), of: FrameReference("bubbleView", message: "3"), side: .bottom),
        ])
    }

    func testDimmedAndBlurred() {
        assertLook([
            Annotation(.dim, of: FrameReference(message: "2")),
            Annotation(.blur, of: FrameReference("textView", message: "2")),
            Annotation(.blur, of: FrameReference("authorAvatarView")),
        ])
    }
}
