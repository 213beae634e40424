internal import Foundation

extension Callouts {
    /// Returns the marks of one side, each with the index of its item.
    func placed(_ choices: [Choice], on edge: Edge) -> [(Int, Mark)] {
        let members = choices.indices.filter { choices[$0].edge == edge }.sorted {
            let (one, other) = (port(of: items[$0], choices[$0]), port(of: items[$1], choices[$1]))
            return (one, $0) < (other, $1)
        }
        guard !members.isEmpty else { return [] }
        let ports = members.map { port(of: items[$0], choices[$0]) }
        let sizes = members.map { items[$0].label.size }
        let middles = OverlapRemoval.places(
            wanted: ports, lengths: sizes.map { edge.isUpright ? $0.height : $0.width }, gap: Self.gap)
        // A steep slant needs space.
        let shift = zip(ports, middles).map { abs($0 - $1) }.max() ?? 0
        let gutter = Self.gutter + min(shift * 0.35, 40)
        return members.indices.map { place in
            let item = items[members[place]]
            return (
                members[place],
                mark(of: item, on: edge, port: ports[place], middle: middles[place], gutter: gutter)
            )
        }
    }

    private func mark(of item: Item, on edge: Edge, port: CGFloat, middle: CGFloat, gutter: CGFloat) -> Mark {
        let (size, pen) = (item.label.size, item.pen)
        let end = end(of: item, on: edge, at: port)
        let origin: CGPoint
        let bend: CGPoint
        switch edge {
        case .left:
            origin = CGPoint(x: bounds.minX - gutter - size.width, y: middle - size.height / 2)
            bend = CGPoint(x: min(bounds.minX - 4, end.x - 10), y: port)
        case .right:
            origin = CGPoint(x: bounds.maxX + gutter, y: middle - size.height / 2)
            bend = CGPoint(x: max(bounds.maxX + 4, end.x + 10), y: port)
        case .top:
            origin = CGPoint(x: middle - size.width / 2, y: bounds.minY - gutter - size.height)
            bend = CGPoint(x: port, y: min(bounds.minY - 4, end.y - 10))
        case .bottom:
            origin = CGPoint(x: middle - size.width / 2, y: bounds.maxY + gutter)
            bend = CGPoint(x: port, y: max(bounds.maxY + 4, end.y + 10))
        }
        let text = item.label.frame(at: origin)
        let start: CGPoint
        switch edge {
        case .left: start = CGPoint(x: text.rect.maxX, y: level(text.rect.midY, near: port, pen))
        case .right: start = CGPoint(x: text.rect.minX, y: level(text.rect.midY, near: port, pen))
        case .top: start = CGPoint(x: level(text.rect.midX, near: port, pen), y: text.rect.maxY)
        case .bottom: start = CGPoint(x: level(text.rect.midX, near: port, pen), y: text.rect.minY)
        }
        let frames =
            switch pen.leader {
            case .dot: pen.dotted([start, bend, end], in: occupied.screen)
            // The line ends inside the arrowhead, whose tip stays sharp.
            case .arrow: pen.arrow([start, bend, end.moved(out: 4, of: edge)], to: end, on: edge, in: occupied.screen)
            }
        return Mark(frames: frames + [text], areas: [text.rect])
    }

    /// Returns the end of a line: the middle of a dot just inside the part, or the tip of an arrow at its edge.
    ///
    /// Of parts that share an edge, the inner ones have their ends further inside. A dot beside letters is outside.
    private func end(of item: Item, on edge: Edge, at port: CGFloat) -> CGPoint {
        let surface = item.surface(on: edge, at: port)
        let tip = edge.isUpright ? CGPoint(x: surface.side(edge), y: port) : CGPoint(x: port, y: surface.side(edge))
        let outer = items.filter {
            $0.target != item.target && $0.target.contains(item.target)
                && abs($0.target.side(edge) - surface.side(edge)) < Self.sharedEdge
        }
        let nested = CGFloat(outer.count) * Self.nesting
        switch item.pen.leader {
        case .arrow: return tip.moved(out: outer.isEmpty ? 1 : -nested, of: edge)
        case .dot:
            let radius = item.pen.dotRadius
            let length = edge.isUpright ? surface.width : surface.height
            let depths = [radius + 1 + nested, radius + 1].map { min($0, length / 2) }
            let free = depths.first { depth in
                let dot = CGRect(origin: tip.moved(out: -depth, of: edge), size: .zero)
                return !occupied.texts.contains { $0.intersects(dot.insetBy(dx: -radius - 1, dy: -radius - 1)) }
            }
            return tip.moved(out: free.map { -$0 } ?? radius + 2, of: edge)
        }
    }

    /// The distance of two edges that look like one, in points.
    private static let sharedEdge: CGFloat = 6

    /// The distance between the ends of lines to parts that share an edge, in points.
    private static let nesting: CGFloat = 8

    /// Returns the center of a text, or the arrow's position if they nearly coincide, because a slight slant looks
    /// wrong.
    private func level(_ middle: CGFloat, near port: CGFloat, _ pen: Pen) -> CGFloat {
        abs(middle - port) < 3 ? port : pen.snapped(middle)
    }
}

extension CGPoint {
    /// Returns the point at a distance away from a side; inside for a negative distance.
    fileprivate func moved(out distance: CGFloat, of edge: Edge) -> CGPoint {
        switch edge {
        case .left: CGPoint(x: x - distance, y: y)
        case .right: CGPoint(x: x + distance, y: y)
        case .top: CGPoint(x: x, y: y - distance)
        case .bottom: CGPoint(x: x, y: y + distance)
        }
    }
}

extension Callouts.Item {
    /// Returns the visible area whose side a line from an edge meets first.
    fileprivate func surface(on edge: Edge, at port: CGFloat) -> CGRect {
        let met = surfaces.filter {
            edge.isUpright ? $0.minY <= port && port <= $0.maxY : $0.minX <= port && port <= $0.maxX
        }
        switch edge {
        case .left, .top: return met.min { $0.side(edge) < $1.side(edge) } ?? target
        case .right, .bottom: return met.max { $0.side(edge) < $1.side(edge) } ?? target
        }
    }
}

extension CGRect {
    fileprivate func side(_ edge: Edge) -> CGFloat {
        switch edge {
        case .left: minX
        case .right: maxX
        case .top: minY
        case .bottom: maxY
        }
    }
}
