internal import Foundation
internal import Frames
internal import Rendering

extension Frame {
    /// Returns the picture with everything but some parts dimmed.
    ///
    /// - Parameters:
    ///   - holes: The parts that aren't dimmed, with the radii of their corners, in the picture's coordinates.
    ///   - appearance: The appearance; dark pictures are dimmed more.
    func dimmed(but holes: [(rect: CGRect, corners: CornerRadii)], _ appearance: RenderSettings.Appearance) -> Frame {
        // A device's body isn't dimmed, and the dimming is clipped by the screen's corners.
        guard let (path, screen) = screen(named: "DeviceScreen") else {
            return adding(veil(in: CGRect(origin: .zero, size: rect.size), holes, appearance), at: [])
        }
        let own = holes.map { (rect: $0.rect.offsetBy(dx: -screen.minX, dy: -screen.minY), corners: $0.corners) }
        return adding(veil(in: CGRect(origin: .zero, size: screen.size), own, appearance), at: path[...])
    }

    private func veil(
        in area: CGRect, _ holes: [(rect: CGRect, corners: CornerRadii)], _ appearance: RenderSettings.Appearance
    ) -> Frame {
        Frame(
            origin: "dimming", rect: area, fill: .color(.black.withAlpha(appearance == .dark ? 0.62 : 0.48)),
            effects: [
                .mask(
                    holes.map { Frame(rect: $0.rect, corners: $0.corners, fill: .color(.black)) }, isInverted: true)
            ])
    }

    /// Returns the path to a screen that is neither scaled nor rotated, and its rectangle in this frame.
    private func screen(named name: String, at path: [Int] = [], _ offset: CGPoint = .zero) -> ([Int], CGRect)? {
        guard path.isEmpty || transform.isIdentity else { return nil }
        let own = path.isEmpty ? CGRect(origin: .zero, size: rect.size) : rect.offsetBy(dx: offset.x, dy: offset.y)
        if self.name == name { return (path, own) }
        for (index, child) in children.enumerated() {
            if let found = child.screen(named: name, at: path + [index], own.origin) { return found }
        }
        return nil
    }

    private func adding(_ frame: Frame, at path: ArraySlice<Int>) -> Frame {
        var copy = self
        if let next = path.first {
            copy.children[next] = children[next].adding(frame, at: path.dropFirst())
        } else {
            copy.children.append(frame)
        }
        return copy
    }
}
