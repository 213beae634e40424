import Foundation

extension Frame {
    /// Returns the tree without the parts that can't be drawn.
    ///
    /// A frame with an invalid position is removed with its children; of any other frame, only the invalid part.
    ///
    /// - Parameter report: Called with each problem and its consequence, such as `"it is left out"`.
    package func repaired(reporting report: (_ flaw: FrameError, _ consequence: String) -> Void) -> Frame {
        do {
            try check()
            return self
        } catch {
            return repaired(around: "", depth: 1, report) ?? Frame(origin: origin, rect: .zero)
        }
    }

    private func repaired(
        around: String, depth: Int, _ report: (_ flaw: FrameError, _ consequence: String) -> Void
    ) -> Frame? {
        let known = name.isEmpty ? around : name
        do throws(InvalidNumber) {
            try rect.check("rectangle's")
            try transform.check()
            guard depth <= FrameLimits.depth else {
                throw InvalidNumber(reason: "it is nested in more than \(FrameLimits.depth) frames")
            }
        } catch {
            report(FrameError(frame: known, reason: error.reason), "it is left out")
            return nil
        }
        var copy = self
        for part in Part.allCases {
            do throws(InvalidNumber) {
                try part.check(copy)
            } catch {
                report(FrameError(frame: known, reason: error.reason), "it is drawn without its \(part.rawValue)")
                part.remove(from: &copy)
            }
        }
        copy.children = children.compactMap { $0.repaired(around: known, depth: depth + 1, report) }
        return copy
    }
}

/// The optional parts of a frame.
private enum Part: String, CaseIterable {
    case opacity, corners, fill, border, shadow, mask, effects, content

    func check(_ frame: Frame) throws(InvalidNumber) {
        switch self {
        case .opacity: try Frames.check(frame.opacity, "opacity")
        case .corners: try frame.corners.check()
        case .fill: try frame.fill?.check("fill's")
        case .border: try frame.border?.check()
        case .shadow: try frame.shadow?.check()
        case .mask: try frame.mask?.outline.check("mask's")
        case .effects:
            for effect in frame.effects { try effect.check() }
            try checkTree(Frame(rect: .zero, effects: frame.effects))
        case .content:
            try frame.content.check()
            try checkTree(Frame(rect: .zero, content: frame.content))
        }
    }

    /// Checks the drawings of a part.
    private func checkTree(_ frame: Frame) throws(InvalidNumber) {
        do {
            try frame.check()
        } catch {
            throw InvalidNumber(reason: error.description)
        }
    }

    func remove(from frame: inout Frame) {
        switch self {
        case .opacity: frame.opacity = 1
        case .corners: frame.corners = .zero
        case .fill: frame.fill = nil
        case .border: frame.border = nil
        case .shadow: frame.shadow = nil
        case .mask: frame.mask = nil
        case .effects: frame.effects = []
        case .content: frame.content = .none
        }
    }
}
