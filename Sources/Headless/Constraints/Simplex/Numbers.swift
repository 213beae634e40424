// Formatting of numbers and sums in descriptions.

/// Returns a number as text, without a fraction if that is zero: `8`, `0.5`, `-3`.
func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a sum in the usual notation: `a - 2 b + 8`.
func sum(of summands: [(coefficient: Double, name: String)], constant: Double) -> String {
    var text = ""
    for (coefficient, name) in summands {
        let factor = abs(coefficient) == 1 ? "" : number(abs(coefficient)) + " "
        text += sign(of: coefficient, first: text.isEmpty) + factor + name
    }
    if constant != 0 || text.isEmpty {
        text += sign(of: constant, first: text.isEmpty) + number(abs(constant))
    }
    return text
}

private func sign(of value: Double, first: Bool) -> String {
    switch (value < 0, first) {
    case (true, true): "-"
    case (false, true): ""
    case (true, false): " - "
    case (false, false): " + "
    }
}
