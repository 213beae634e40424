internal import Foundation
internal import Frames
internal import Raster
internal import VectorImages

extension FuzzTarget {
    /// SVG drawings, read, measured and drawn, and symbol templates.
    static let drawings = FuzzTarget(
        "drawings", makers: [bytes(words: words), bytes(words: words), pieces],
        run: { data in
            var outcome = FuzzOutcome()
            do throws(VectorImageError) {
                let image = try VectorImage(svg: data)
                outcome.isAccepted = true
                outcome.messages += image.undrawn
                draw(image.frame, &outcome)
            } catch {
                outcome.messages.append("\(error)")
            }
            do throws(VectorImageError) {
                _ = try SymbolTemplate(svg: data)
                outcome.isAccepted = true
            } catch {
                outcome.messages.append("\(error)")
            }
            return outcome
        })

    private static func draw(_ frame: Frame, _ outcome: inout FuzzOutcome) {
        let size = frame.rect.size
        outcome.expect(size.width > 0 && size.height > 0, "a drawing has no size")
        guard max(size.width, size.height) <= 400 else { return }
        do throws(RasterError) {
            _ = try Renderer().render(frame, scale: 1)
        } catch {
            outcome.messages.append("\(error)")
        }
    }

    private static let words = [
        "<svg width=\"9\" height=\"9\">", "</svg>", "<g transform=\"", "scale(2)", "rotate(9e9)", "matrix(1 2 3 4 5 6)",
        "<path d=\"", "M0 0", "a5 5 0 010 9", "C1 2 3 4 5 6", "z", "1e308", "-.5", "\"/>", "<use href=\"#g\"/>",
        " id=\"g\"", " fill=\"url(#g)\"", " clip-path=\"url(#g)\"", " mask=\"url(#g)\"", "<clipPath id=\"g\">",
        "<mask id=\"g\">", "<linearGradient id=\"g\" href=\"#g\">", "<stop offset=\"", "%",
        "<rect width=\"5\" height=\"5\"/>",
        " viewBox=\"0 0 1 1\"", " stroke=\"red\" stroke-width=\"", "<style>", "{fill:red}", "</style>", "<!--", "-->",
        "<![CDATA[", "]]>", "<!DOCTYPE svg [<!ENTITY a \"b\">]>", "&a;", "&#x41;", "\u{85}", "é", "\u{0}",
    ]

    private static let pieces: Maker = { _, random in
        var text = "<svg width=\"9\" height=\"9\">"
        for _ in 0...random.below(24) { text += random.pick(words) }
        return Data(text.utf8)
    }
}
