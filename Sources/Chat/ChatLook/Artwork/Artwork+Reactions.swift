import ChatModels
import Frames
import UIKitValues

/// The icons of reactions. The small ones are two thirds of the size of the big ones.
extension Artwork {
    package static let loveBig = love.template("love")
    package static let loveSmall = love.scaled(by: small).template("love")
    package static let lolBig = lol.template("lol")
    package static let lolSmall = lol.scaled(by: small).template("lol")
    package static let thumbsUpBig = thumbsUp.template("thumbsUp")
    package static let thumbsUpSmall = thumbsUp.scaled(by: small).template("thumbsUp")
    package static let thumbsDownBig = thumbsDown.template("thumbsDown")
    package static let thumbsDownSmall = thumbsDown.scaled(by: small).template("thumbsDown")
    package static let wutBig = wut.template("wut")
    package static let wutSmall = wut.scaled(by: small).template("wut")

    /// The types of reactions that have icons, with a small and a large one each.
    package static let reactions: [MessageReactionType: (small: UIImage, large: UIImage)] = [
        "love": (loveSmall, loveBig),
        "haha": (lolSmall, lolBig),
        "like": (thumbsUpSmall, thumbsUpBig),
        "sad": (thumbsDownSmall, thumbsDownBig),
        "wow": (wutSmall, wutBig),
    ]

    /// A smiling face with a cut-out plus at its upper right.
    package static let addReaction = Drawing(
        23.67, 19,
        .area(
            "M15.6 1.8 C14.4 1.3 13.1 1 11.83 1 C7.14 1 3.33 4.8 3.33 9.5 C3.33 14.2 7.14 18 11.83 18 "
                + "C16.5 18 20.33 14.2 20.33 9.5 C20.33 8.7 20.2 7.9 20 7.2 C17.4 6.9 15.6 4.9 15.6 2.4 Z "
                + "M9.2 7.3 C9.8 7.3 10.2 7.8 10.2 8.5 C10.2 9.2 9.8 9.7 9.2 9.7 C8.6 9.7 8.2 9.2 8.2 8.5 "
                + "C8.2 7.8 8.6 7.3 9.2 7.3 Z M14.4 7.3 C15 7.3 15.4 7.8 15.4 8.5 C15.4 9.2 15 9.7 14.4 9.7 "
                + "C13.8 9.7 13.4 9.2 13.4 8.5 C13.4 7.8 13.8 7.3 14.4 7.3 Z "
                + "M8.6 12 C10.4 13.6 13.2 13.6 15 12 C15.4 11.7 15.8 12.2 15.5 12.5 C13.5 14.5 10.1 14.5 8.1 12.5 "
                + "C7.8 12.2 8.2 11.7 8.6 12 Z"),
        .line("M20.6 0 V5 M18.1 2.5 H23.1", 0.9)
    ).template("addReaction")

    private static let small: CGFloat = 2.0 / 3

    /// A heart.
    private static let love = Drawing(
        24, 24,
        .area(
            "M12 20.7 C9.6 19 2.3 14.8 2.3 9.6 C2.3 6.4 4.6 4.2 7.4 4.2 C9.3 4.2 11 5.1 12 6.9 "
                + "C13 5.1 14.7 4.2 16.6 4.2 C19.4 4.2 21.7 6.4 21.7 9.6 C21.7 14.8 14.4 19 12 20.7 Z"))

    /// The letters LOL, rising to the right.
    private static let lol: Drawing = {
        let letters = PathContent.area(
            "M3.4 0 H6 V10.7 H9.3 V13 H3.4 Z "
                + "R10.1 0 5.6 13 2.8 R12.5 2.2 0.8 8.6 0.4 "
                + "M16.5 0 H19.1 V10.7 H22.4 V13 H16.5 Z")
        let climb = 0.43
        return Drawing(
            24, 24, letters.applying(Transform(a: 1, b: -climb, c: 0, d: 1, tx: 0, ty: 9.2 + 3.4 * climb)))
    }()

    /// A hand with its thumb up.
    private static let thumbsUp = Drawing(
        24, 24,
        .area(
            "M10.9 3.6 C12 2.9 13.3 3.6 13.4 5 C13.5 6.4 13.1 7.8 12.8 9.1 H16.7 C17.8 9.1 18.4 9.9 18.4 10.8 "
                + "C18.4 11.5 18.2 12 17.7 12.3 C18 12.7 18.2 13.1 18.1 13.7 C18 14.2 17.7 14.6 17.3 14.9 "
                + "C17.5 15.2 17.5 15.7 17.4 16.2 C17.2 16.8 16.9 17.1 16.5 17.3 C16.6 17.7 16.5 18.2 16.3 18.6 "
                + "C15.6 20.1 14.2 20.7 12 20.7 C9 20.7 6.6 20.2 5.4 18.3 C4.8 17.2 4.8 15.8 4.8 14.5 "
                + "C4.8 12.3 6.2 11.2 7.6 10.2 C9.2 9 10 7.1 10.1 5.4 C10.1 4.6 10.3 4 10.9 3.6 Z"))

    private static let thumbsDown = thumbsUp.flippedVertically()

    /// A leaning question mark and exclamation mark.
    private static let wut = Drawing(
        24, 24,
        .line("M5.7 7.6 C5.9 5.8 7.5 4.9 9.3 4.9 C11.5 4.9 12.9 5.9 12.7 7.7 C12.4 10.1 9.2 10.3 8.9 13.5", 3.1),
        .area("O8.4 18.7 2 O16.7 18.7 2"),
        .area(
            "M16.9 4.6 C17 3.7 17.6 3.3 18.9 3.3 C20.1 3.3 20.7 3.8 20.5 4.8 L18.5 14 "
                + "C18.4 14.8 17.9 15.2 17.1 15.2 C16.3 15.2 15.8 14.8 15.8 14 Z"))
}
