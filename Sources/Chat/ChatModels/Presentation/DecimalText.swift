/// Formats decimal numbers in American English.
public enum DecimalText {
    /// Returns a number with up to two decimals: `2`, `1.2`, `0.05`.
    ///
    /// - Parameter number: A number whose hundredfold fits into an `Int64`.
    public static func english(_ number: Double) -> String {
        let hundredths = Int64((number.magnitude * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        let figures = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return (number < 0 && hundredths > 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(figures)")
    }
}
