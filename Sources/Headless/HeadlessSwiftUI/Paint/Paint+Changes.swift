import Frames

extension Paint {
    /// Returns the paint with every color's alpha multiplied.
    func faded(by opacity: Double) -> Paint { mapColors { $0.withAlpha($0.alpha * opacity) } }

    /// The color of a plain paint, or the middle color of a gradient.
    var middleColor: RGBA {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _), .conicGradient(let stops, _, _, _):
            stops.color(at: 0.5)
        }
    }

    private func mapColors(_ change: (RGBA) -> RGBA) -> Paint {
        func changed(_ stops: ColorStops) -> ColorStops {
            ColorStops(stops.stops.map { .init(color: change($0.color), location: $0.location) })
        }
        return switch self {
        case .color(let color): .color(change(color))
        case .linearGradient(let stops, let from, let to): .linearGradient(changed(stops), from: from, to: to)
        case .radialGradient(let stops, let center, let start, let end):
            .radialGradient(changed(stops), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let stops, let center, let start, let end):
            .ellipticalGradient(changed(stops), center: center, startRadius: start, endRadius: end)
        case .conicGradient(let stops, let center, let start, let end):
            .conicGradient(changed(stops), center: center, startAngle: start, endAngle: end)
        }
    }
}
