import Foundation
public import Frames
public import Rendering

extension LayoutInvariant {
    /// Draws the variants and returns the violations, one line per cause.
    ///
    /// - Parameters:
    ///   - settings: The base settings, of which each variant changes one.
    ///   - make: Creates the view and lays it out under the current settings.
    public func violations(settings: RenderSettings, making make: () throws -> Frame) rethrows -> [String] {
        func layout(_ change: (inout RenderSettings) -> Void) throws -> Layout {
            var own = settings
            change(&own)
            return Layout(
                .noted(try RenderSettings.withCurrent(own) { try WantedTags.adding(.notes, make) }),
                settings: own)
        }
        let lines =
            switch kind {
            case .mirror:
                MirrorCheck(
                    leftToRight: try layout { $0.direction = .leftToRight },
                    rightToLeft: try layout { $0.direction = .rightToLeft }, exceptions: exceptions
                ).lines
            case .dark:
                GeometryCheck(
                    LayoutPairs(
                        try layout { $0.appearance = .light }, try layout { $0.appearance = .dark }, except: exceptions),
                    names: ("in light", "in dark"), slack: 0.01
                ).lines
            case .textSize(let sizes):
                TextSizeCheck(
                    layouts: try sizes.map { size in (size, try layout { $0.contentSize = size }) },
                    exceptions: exceptions
                ).lines
            case .scale(let scales):
                ScaleCheck.lines(try scales.map { scale in try layout { $0.scale = scale } }, except: exceptions)
            case .idempotence:
                IdempotenceCheck.lines(try layout { _ in }, try layout { _ in })
            }
        return lines.counted.map { "\(name): \($0)" }
    }

    /// The prefix of its violations.
    private var name: String {
        switch kind {
        case .mirror: "mirror"
        case .dark: "dark"
        case .textSize: "text size"
        case .scale: "scale"
        case .idempotence: "made twice"
        }
    }
}

extension [String] {
    /// The lines in order, equal ones merged with their count.
    fileprivate var counted: [String] {
        var (order, counts) = ([String](), [String: Int]())
        for line in self {
            counts[line, default: 0] += 1
            if counts[line] == 1 { order.append(line) }
        }
        return order.map { counts[$0].map { $0 > 1 ? "\($0) × " : "" }! + $0 }
    }
}
