internal import Comparison
internal import Foundation
package import Frames
internal import Lint
internal import Raster
internal import Rendering

extension FuzzTarget {
    /// Frame trees as JSON: drawn as pixels and lines, described, and checked for layout flaws.
    static let frames = FuzzTarget(
        "frames", makers: [bytes(), values(asYAML: false), values(asYAML: false), values(asYAML: false)],
        run: { data in
            var outcome = FuzzOutcome()
            RenderProblems.withHandler({ _ in }) {
                do {
                    let frame = try JSONDecoder().decode(Frame.self, from: data)
                    outcome.isAccepted = true
                    draw(frame, data, &outcome)
                } catch let error as RasterError {
                    outcome.messages = [error.description]
                } catch {
                    // Decoding errors use our own wording, without the invalid text.
                }
            }
            return outcome
        })

    /// Two frame trees: their pictures and the explanations of their differences.
    static let comparison = FuzzTarget(
        "comparison", makers: [changedTree, changedTree, values(asYAML: false)],
        run: { data in
            var outcome = FuzzOutcome()
            RenderProblems.withHandler({ _ in }) {
                do {
                    let pair = try JSONDecoder().decode(Pair.self, from: data)
                    let pictures = try [pair.expected, pair.actual].map { frame in
                        ComparedPicture(try smallBitmap(frame), frame: frame)
                    }
                    outcome.isAccepted = true
                    let comparison = PictureComparison(expected: pictures[0], actual: pictures[1])
                    outcome.messages += [comparison.headline]
                    outcome.expect(!comparison.description.isEmpty, "a comparison has no message")
                    let same = PictureComparison(expected: pictures[1], actual: pictures[1])
                    outcome.expect(same.isMatch, "a picture differs from itself")
                } catch let error as RasterError {
                    outcome.messages.append(error.description)
                } catch {
                    // Decoding errors, see above.
                }
            }
            return outcome
        })

    private struct Pair: Decodable { var expected, actual: Frame }

    /// A tree, and the same tree with mutated values.
    private static let changedTree: Maker = { seeds, random in
        guard !seeds.isEmpty, let pair = Tree(random.pick(seeds)), let expected = pair["expected"] else {
            return Data()
        }
        var actual = expected
        for _ in 0...random.below(3) { actual.mutate(&random) }
        return Tree.object([("expected", expected), ("actual", actual)]).json
    }

    private static func draw(_ frame: Frame, _ data: Data, _ outcome: inout FuzzOutcome) {
        do throws(RasterError) {
            let bitmap = try smallBitmap(frame)
            outcome.expect(try smallBitmap(frame) == bitmap, "a frame is drawn differently the second time")
            if data.count % 8 == 0 {
                _ = try Renderer().svg(frame)
                _ = try Renderer().pdf(frame)
            }
        } catch {
            outcome.messages.append(error.description)
        }
        outcome.expect(!frame.description.isEmpty, "a frame has no description")
        outcome.expect((try? frame.json()) != nil, "a decoded frame contains invalid numbers")
        let report = LayoutLint.all.report(on: frame, settings: RenderSettings())
        outcome.messages += report.findings.map(\.description)
        outcome.expect(FrameDifference(from: frame, to: frame).isEmpty, "a frame differs from itself")
    }

    /// Draws a frame with at most 100 × 100 pixels.
    private static func smallBitmap(_ frame: Frame) throws(RasterError) -> Bitmap {
        let longer = max(frame.rect.width, frame.rect.height)
        return try Renderer().render(frame, scale: longer > 100 ? 100 / longer : 1)
    }
}

extension FuzzTarget {
    /// Checks a layout for flaws.
    package static func lint(_ frame: Frame) {
        _ = LayoutLint.all.report(on: frame, settings: RenderSettings())
    }
}
