import Foundation

extension CGPoint {
    func check(_ what: StaticString) throws(InvalidNumber) {
        try Frames.check(x, what, "x")
        try Frames.check(y, what, "y")
    }
}

extension CGSize {
    func check(_ what: StaticString) throws(InvalidNumber) {
        try Frames.check(width, what, "width")
        try Frames.check(height, what, "height")
    }
}

extension CGRect {
    func check(_ what: StaticString) throws(InvalidNumber) {
        try origin.check(what)
        try size.check(what)
    }
}

extension Transform {
    func check() throws(InvalidNumber) {
        for factor in [a, b, c, d] { try Frames.check(factor, "transform's", "factor", FrameLimits.factor) }
        try Frames.check(tx, "transform's", "tx")
        try Frames.check(ty, "transform's", "ty")
    }
}

extension CornerRadii {
    func check() throws(InvalidNumber) {
        for radius in [topLeft, topRight, bottomRight, bottomLeft] { try Frames.check(radius, "corner radius") }
    }
}

extension RGBA {
    func check(_ what: StaticString) throws(InvalidNumber) {
        try Frames.check(red, what, "red")
        try Frames.check(green, what, "green")
        try Frames.check(blue, what, "blue")
        try Frames.check(alpha, what, "alpha")
    }
}

extension Paint {
    func check(_ what: StaticString) throws(InvalidNumber) {
        switch self {
        case .color(let color): try color.check(what)
        case .linearGradient(let stops, let from, let to):
            try stops.check(what)
            try from.check(what)
            try to.check(what)
        case .radialGradient(let stops, let center, let start, let end),
            .ellipticalGradient(let stops, let center, let start, let end),
            .conicGradient(let stops, let center, let start, let end):
            try stops.check(what)
            try center.check(what)
            try Frames.check(start, what, "start")
            try Frames.check(end, what, "end")
        }
    }
}

extension ColorStops {
    fileprivate func check(_ what: StaticString) throws(InvalidNumber) {
        for stop in stops {
            try stop.color.check(what)
            try Frames.check(stop.location, what, "stop")
        }
    }
}

extension Border {
    func check() throws(InvalidNumber) {
        try Frames.check(width, "border's", "width", FrameLimits.width)
        try color.check("border's")
    }
}

extension Shadow {
    func check() throws(InvalidNumber) {
        try Frames.check(radius, "shadow's", "radius", FrameLimits.width)
        try offset.check("shadow's")
        try color.check("shadow's")
        try outline?.check("shadow's")
    }
}

extension Outline {
    func check(_ what: StaticString) throws(InvalidNumber) {
        for element in elements {
            switch element {
            case .move(let point), .line(let point): try point.check(what)
            case .curve(let point, let one, let two):
                try point.check(what)
                try one.check(what)
                try two.check(what)
            case .close: break
            }
        }
    }
}

extension Effect {
    /// Checks the effect's own numbers, excluding those of frames inside it.
    func check() throws(InvalidNumber) {
        switch self {
        case .blur(let radius): try Frames.check(radius, "blur's", "radius", FrameLimits.width)
        case .colors(let matrix):
            guard matrix.numbers.count == 20 else {
                throw InvalidNumber(reason: "its color matrix has \(matrix.numbers.count) numbers; it must have 20")
            }
            for number in matrix.numbers { try Frames.check(number, "color matrix's", "number", FrameLimits.factor) }
        case .backdrop(let effects): for effect in effects { try effect.check() }
        case .projection(let projection):
            let numbers = [
                projection.a, projection.b, projection.c, projection.d, projection.tx, projection.ty, projection.g,
                projection.h, projection.w,
            ]
            for number in numbers { try Frames.check(number, "projection's", "number") }
        case .mask, .mixing: break
        }
    }
}
