internal import CCairo
import Foundation
import Frames

extension CairoContext {
    /// Adds an outline to the path as straight lines between points of Cairo's grid.
    ///
    /// This way, the filled polygon depends neither on Cairo's curves nor on its rounding.
    func addLines(_ outline: Outline) {
        let transform = transform
        onDevice { pointer in
            var current = GridPoint.zero
            func point(_ point: CGPoint) -> GridPoint { GridPoint(transform.apply(point)) }
            for element in outline.elements {
                switch element {
                case .move(let start):
                    current = point(start)
                    cairo_move_to(pointer, current.deviceX, current.deviceY)
                case .line(let end):
                    current = point(end)
                    cairo_line_to(pointer, current.deviceX, current.deviceY)
                case .curve(let end, let one, let two):
                    let curve = GridCurve(start: current, one: point(one), two: point(two), end: point(end))
                    curve.forEachPoint { cairo_line_to(pointer, $0.deviceX, $0.deviceY) }
                    current = curve.end
                case .close: cairo_close_path(pointer)
                }
            }
        }
    }

    /// Adds a rectangle whose opposite sides have equal lengths on the grid too.
    func addLines(_ rect: CGRect) {
        let transform = transform
        let corner = GridPoint(transform.apply(rect.origin))
        let across = GridPoint(CGPoint(x: transform.a * rect.width, y: transform.b * rect.width))
        let down = GridPoint(CGPoint(x: transform.c * rect.height, y: transform.d * rect.height))
        onDevice { pointer in
            let corners = [corner, corner + across, corner + across + down, corner + down]
            for (index, corner) in corners.enumerated() {
                if index == 0 {
                    cairo_move_to(pointer, corner.deviceX, corner.deviceY)
                } else {
                    cairo_line_to(pointer, corner.deviceX, corner.deviceY)
                }
            }
            cairo_close_path(pointer)
        }
    }

    /// Adds an outline with its curves, for vector files.
    func addCurves(_ outline: Outline) {
        withPointer { pointer in
            for element in outline.elements {
                switch element {
                case .move(let point): cairo_move_to(pointer, point.x, point.y)
                case .line(let point): cairo_line_to(pointer, point.x, point.y)
                case .curve(let point, let one, let two):
                    cairo_curve_to(pointer, one.x, one.y, two.x, two.y, point.x, point.y)
                case .close: cairo_close_path(pointer)
                }
            }
        }
    }

    /// Calls `body` with coordinates in device pixels.
    private func onDevice(_ body: (OpaquePointer) -> Void) {
        let transform = transform
        setTransform(.identity)
        withPointer(body)
        setTransform(transform)
    }
}
