public import Frames

/// A layout whose accessibility elements were asked for.
public struct AccessibleFrame: Sendable, Equatable {
    /// What is painted; the same as without elements.
    public var frame: Frame

    /// The elements in the order in which VoiceOver reads them.
    public var elements: [AccessibilityNode]

    /// Takes the elements out of a tree whose views have tags for them, so that places follow from the finished tree.
    private init(tagged frame: Frame) {
        elements = AccessibilityTree(frame).elements(isRightToLeft: RenderSettings.current.direction == .rightToLeft)
        self.frame = frame.removingTags(.elements)
    }

    /// Finds the elements of what is laid out by `makeFrame`, which runs on the main queue already.
    package static func record(_ makeFrame: () throws -> Frame) rethrows -> AccessibleFrame {
        AccessibleFrame(tagged: try WantedTags.adding(.elements, makeFrame))
    }

    /// Runs what lays something out on the main queue, and finds the elements.
    package init(_ makeFrame: () throws -> Frame) rethrows {
        self = try MainQueue.runUnchecked { try AccessibleFrame.record(makeFrame) }
    }
}

extension FrameSource {
    /// Lays the source out as ``makeFrame(proposing:)`` does, and finds its accessibility elements.
    ///
    /// - Parameter size: The room there is.
    public func makeAccessibleFrame(proposing size: ProposedSize) -> AccessibleFrame {
        AccessibleFrame { makeFrame(proposing: size) }
    }
}
