// What the encoding says of rows and answers, for vector.hpp. Whoever includes this has said before where the tables
// are, `namespace tables = …`.
#pragma once

struct Layout {
    static constexpr int VIEW = tables::ROW_VIEW, LENGTH = tables::ROW_LENGTH, ANSWERS = tables::ANSWERS;
    static constexpr int SEATS = tables::MOST_SEATS, PROMPTS = tables::PROMPTS;
    STOLIK_FN static int about(int prompt) { return tables::PROMPT_ABOUT[prompt]; }
};
