import Foundation

/// The timeline of an animation: each picture is shown, then fades into the next, and the last into the first.
struct Timeline {
    /// A step that shows one picture for a while.
    struct Step: Equatable {
        /// The index of the picture that is shown or that fades out.
        var picture: Int
        /// The progress of the crossfade in units of 1/``Timeline/fadeSteps``; 0 for the picture itself.
        var fade: Int
        /// The duration in hundredths of a second.
        var duration: Int
    }

    let pixelsWide: Int
    let pixelsHigh: Int
    let steps: [Step]
    private let pictures: [Bitmap]
    private let fadeSteps: Int

    /// The duration of one crossfade step in hundredths of a second. More steps look no smoother, and take more bytes.
    private static let fadeDuration = 8

    /// - Precondition: There is at least one picture.
    init(_ pictures: [Bitmap], secondsEach: Double, crossfade: Double) throws(RasterError) {
        precondition(!pictures.isEmpty, "An animation needs at least one picture")
        pixelsWide = pictures.reduce(0) { max($0, $1.pixelsWide) }
        pixelsHigh = pictures.reduce(0) { max($0, $1.pixelsHigh) }
        try Bitmap.check(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        var placed: [Bitmap] = []
        for picture in pictures { placed.append(try picture.placed(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)) }
        let still = Self.hundredths(secondsEach, least: 2)
        let count = Self.hundredths(crossfade, least: 0) / Self.fadeDuration
        var steps: [Step] = []
        for index in placed.indices {
            steps.append(Step(picture: index, fade: 0, duration: still))
            // Equal pictures need no crossfade.
            guard count > 0, placed[index] != placed[(index + 1) % placed.count] else { continue }
            steps += (1...count).map { Step(picture: index, fade: $0, duration: Self.fadeDuration) }
        }
        self.steps = steps
        self.pictures = placed
        fadeSteps = count + 1
    }

    private static func hundredths(_ seconds: Double, least: Int) -> Int {
        guard seconds.isFinite else { return least }
        return Int((min(max(seconds * 100, Double(least)), 60_000)).rounded())
    }

    /// Returns the canvas in a step.
    func bitmap(_ step: Step) throws(RasterError) -> Bitmap {
        guard step.fade > 0 else { return pictures[step.picture] }
        return try pictures[step.picture].mixed(
            with: pictures[(step.picture + 1) % pictures.count], part: step.fade, of: fadeSteps)
    }
}

extension Bitmap {
    /// Returns the picture at the top left of a canvas that is filled with the color of its bottom-left pixel.
    fileprivate func placed(pixelsWide width: Int, pixelsHigh height: Int) throws(RasterError) -> Bitmap {
        guard width != pixelsWide || height != pixelsHigh else { return self }
        let canvas = try Bitmap(pixelsWide: width, pixelsHigh: height)
        canvas.pixels.update(repeating: pixels[(pixelsHigh - 1) * pixelsWide], count: canvas.pixelCount)
        for y in 0..<pixelsHigh { (canvas.pixels + y * width).update(from: pixels + y * pixelsWide, count: pixelsWide) }
        return canvas
    }

    /// Returns a blend of two pictures of the same size, with `part` of `whole` parts from the other.
    fileprivate func mixed(with other: Bitmap, part: Int, of whole: Int) throws(RasterError) -> Bitmap {
        let mixture = try Bitmap(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        let (part, whole) = (UInt32(part), UInt32(whole))
        let rest = whole - part
        for index in 0..<pixelCount {
            let (one, two) = (pixels[index], other.pixels[index])
            guard one != two else {
                mixture.pixels[index] = one
                continue
            }
            var pixel: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                let sum = (one >> shift & 0xFF) * rest + (two >> shift & 0xFF) * part
                pixel |= ((sum + whole / 2) / whole) << shift
            }
            mixture.pixels[index] = pixel
        }
        return mixture
    }
}
