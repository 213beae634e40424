import Foundation

/// A layout whose accessibility elements were asked for.
public struct AccessibleFrame: Sendable, Equatable {
    /// What is painted; the same as without elements.
    public var frame: Frame

    /// The elements in the order in which VoiceOver reads them.
    public var elements: [AccessibilityNode]
}

/// Takes note of the accessibility elements of the views that are turned into frames meanwhile.
///
/// While one is under way, views leave marks among their frames: frames that paint nothing and stand for what was
/// said. So places follow from the finished tree, whatever it is composed of. Ordinary pictures have no marks.
package final class AccessibilityRecording {
    /// The recording that is under way; `nil` while ordinary pictures are drawn. Set and read on the main queue.
    package nonisolated(unsafe) private(set) static var current: AccessibilityRecording?

    private var marks: [AccessibilityMark] = []

    private static let prefix = "\u{0}accessibility:"

    private init() {}

    /// Returns what `makeFrame` makes, and the elements in it.
    package static func record(_ makeFrame: () throws -> Frame) rethrows -> AccessibleFrame {
        let outer = current
        let recording = AccessibilityRecording()
        current = recording
        defer { current = outer }
        let marked = try makeFrame()
        let tree = AccessibilityTree(marked, mark: recording.mark)
        return AccessibleFrame(
            frame: marked.withoutMarks, elements: tree.elements(RenderSettings.current.direction))
    }

    /// Returns a frame that stands for what its parent says.
    ///
    /// - Parameter frames: Those whose elements are read in place of the ones inside the view.
    package func frame(for mark: AccessibilityMark, representing frames: [Frame] = []) -> Frame {
        marks.append(mark)
        return Frame(name: "\(Self.prefix)\(marks.count - 1)", rect: .zero, children: frames)
    }

    private func mark(of frame: Frame) -> AccessibilityMark? {
        guard frame.isMark, let index = Int(frame.name.dropFirst(Self.prefix.count)) else { return nil }
        return marks[index]
    }

    fileprivate static func isMark(_ name: String) -> Bool {
        name.utf8.first == 0 && name.hasPrefix("\u{0}accessibility:")
    }
}

extension AccessibleFrame {
    /// Runs what lays something out on the main queue, and finds the elements.
    package init(_ makeFrame: () throws -> Frame) rethrows {
        self = try MainQueue.runUnchecked { try AccessibilityRecording.record(makeFrame) }
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

extension Frame {
    var isMark: Bool { AccessibilityRecording.isMark(name) }

    /// The frame as it is without a recording.
    fileprivate var withoutMarks: Frame {
        var frame = self
        frame.children = children.filter { !$0.isMark }.map(\.withoutMarks)
        return frame
    }
}
