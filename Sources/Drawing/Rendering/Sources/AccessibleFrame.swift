public import Frames

/// A layout with its accessibility elements.
public struct AccessibleFrame: Sendable, Equatable {
    /// The frame tree, equal to one without accessibility elements.
    public var frame: Frame

    /// The elements in the order in which VoiceOver reads them.
    public var elements: [AccessibilityNode]

    /// Creates the elements from the tags of a finished tree, from which their positions follow.
    private init(tagged frame: Frame) {
        elements = AccessibilityTree(frame).elements(isRightToLeft: RenderSettings.current.direction == .rightToLeft)
        self.frame = frame.removingTags(.elements)
    }

    /// Finds the accessibility elements of the frame that `makeFrame` returns. Call it on the main queue.
    package static func record(_ makeFrame: () throws -> Frame) rethrows -> AccessibleFrame {
        AccessibleFrame(tagged: try WantedTags.adding(.elements, makeFrame))
    }

    /// Runs `makeFrame` on the main queue, and finds the accessibility elements of its frame.
    package init(_ makeFrame: () throws -> Frame) rethrows {
        self = try MainQueue.runUnchecked { try AccessibleFrame.record(makeFrame) }
    }
}

extension FrameSource {
    /// Lays out the source like ``makeFrame(proposing:)``, and finds its accessibility elements.
    ///
    /// - Parameter size: The proposed size.
    public func makeAccessibleFrame(proposing size: ProposedSize) -> AccessibleFrame {
        AccessibleFrame { makeFrame(proposing: size) }
    }
}
