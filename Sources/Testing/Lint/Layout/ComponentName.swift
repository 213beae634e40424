import Frames

extension Layout {
    /// The name of a frame for people: with that of the component around it where it says only what kind of view it is.
    func name(of number: Int) -> String {
        let origin = frames[number].frame.origin
        guard origin.isKind else { return origin.name }
        let owner = around(number).map { frames[$0].frame.origin }.first { !$0.isKind }?.name
        guard let owner else { return origin.isEmpty ? "the view" : origin.name }
        return origin.isEmpty ? owner : "\(origin.name) in \(owner)"
    }

    /// The frame that people know a control of SwiftUI by: the outermost one that is as large, up to a component.
    func control(of number: Int) -> Int {
        var number = number
        while frames[number].frame.origin.isPartOfControl, let around = frames[number].parent,
            frames[around].rect == frames[number].rect
        {
            number = around
        }
        return number
    }

    /// Whether an exception names the frame or one around it.
    func isExcepted(_ number: Int, by exceptions: [String]) -> Bool {
        guard !exceptions.isEmpty else { return false }
        return ([number] + around(number)).contains { exceptions.contains(where: frames[$0].frame.origin.isCalled) }
    }
}

extension Frame.Origin {
    /// Whether the frame may be a part of a control of SwiftUI, which people know by the frame around.
    fileprivate var isPartOfControl: Bool { isKind && maker == .swiftUI }

    /// Whether the origin says only what kind of view it is, and not which one.
    fileprivate var isKind: Bool { identifier == nil && maker != .component }
}
